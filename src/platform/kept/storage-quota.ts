/** Bytes used and allowed for this origin; null where the browser does not say. */
export async function estimateStorage(): Promise<{
  usage_bytes: number;
  quota_bytes: number;
} | null> {
  try {
    const { usage, quota } = await navigator.storage.estimate();
    return usage === undefined || quota === undefined
      ? null
      : { usage_bytes: usage, quota_bytes: quota };
  } catch {
    return null;
  }
}

/**
 * Asks the browser to keep stored data when space gets short. Ask after something valuable was
 * stored: browsers decide by how much the app is used.
 * @returns whether the browser agreed
 */
export async function persistStorage(): Promise<boolean> {
  try {
    return (await navigator.storage.persisted()) || (await navigator.storage.persist());
  } catch {
    return false;
  }
}
