export const pinInputWords = {
  character: (at: number, count: number) => `Character ${at} of ${count}`,
  digit: (at: number, count: number) => `Digit ${at} of ${count}`,
};
