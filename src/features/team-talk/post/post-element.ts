/** The id of the element of a post, by which a link to the post finds it. */
export const postElement = (id: string): string => `post-${id}`;
