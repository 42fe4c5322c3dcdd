/** Saves a text file to the downloads of this device. Works offline. */
export function saveFile(name: string, { text, type }: { text: string; type: string }): void {
  const url = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 60_000); // Safari reads it late
}
