/** Opens WhatsApp with a text, to choose who gets it. On a phone it works offline. */
export const whatsappMessage = (text: string): string =>
  `https://wa.me/?text=${encodeURIComponent(text.toWellFormed())}`;
