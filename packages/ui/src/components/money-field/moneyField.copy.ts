export const moneyFieldWords = {
  unclear: (example: string) => `Type an amount such as ${example}.`,
};
