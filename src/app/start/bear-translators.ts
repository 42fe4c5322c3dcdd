/**
 * A page translator replaces text nodes by elements of its own, while React still holds the nodes:
 * removing one, or putting something before one, would throw, and the screen would crash. Texts
 * that come and go have an element of their own (ui/words.tsx); this is for those that were
 * forgotten, and for extensions that remove more than texts.
 */
export function bearTranslators(): void {
  // oxlint-disable-next-line typescript/unbound-method -- both are called with their node
  const { removeChild, insertBefore } = Node.prototype;
  Node.prototype.removeChild = function remove<Child extends Node>(this: Node, child: Child) {
    return child.parentNode === this ? (removeChild.call(this, child) as Child) : child;
  };
  Node.prototype.insertBefore = function insert<New extends Node>(
    this: Node,
    added: New,
    before: Node | null,
  ) {
    const next = before?.parentNode === this ? before : null;
    return insertBefore.call(this, added, next) as New;
  };
}
