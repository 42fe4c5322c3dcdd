/** What each field tells the phone: which keyboard to show, and what to autofill. */
export const INPUT = {
  name: { autoComplete: 'name', autoCapitalize: 'words' },
  whatsapp: { type: 'tel', inputMode: 'tel', autoComplete: 'tel' },
  email: {
    type: 'email',
    inputMode: 'email',
    autoComplete: 'username',
    autoCapitalize: 'none',
    spellCheck: false,
  },
} as const;
