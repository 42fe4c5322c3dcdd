/** Saves a text file to the downloads of this device. Works offline. */
export function saveFile(name: string, { text, type }: { text: string; type: string }): void {
  saveBlob(name, new Blob([text], { type: `${type};charset=utf-8` }));
}

/** The same for what is no text, such as a picture. */
export function saveBlob(name: string, blob: Blob): void {
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 60_000); // Safari reads it late
}
