/** The least that a plot counts to, so that one thing does not look like many. */
export const FEW = 3;
