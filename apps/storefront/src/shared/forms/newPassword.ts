/** The contract's minimum; the documents name none. */
export const passwordLength = 8;

export const newPasswordRule = {
  isRequired: true,
  check: (text: string) =>
    text.length < passwordLength
      ? `Please choose a password of at least ${passwordLength} characters`
      : undefined,
} as const;
