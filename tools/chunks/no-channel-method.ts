/** A way of broadcast-channel that no target browser needs: each of them has BroadcastChannel. */
const unused = { type: 'unused', canBeUsed: () => false };

export { unused as IndexedDBMethod, unused as LocalstorageMethod, unused as SimulateMethod };
