/** What stands between from and to, spelled. */
export const until =
  /^\s*(?:[-–—~〜]+|to|until|till?|bis|a|as|ate|hasta|al|alle|au|do|ile|tot|fino alle|jusqu'a|до|الى|から|부터|至|到)\s*$/;
/** Words that say nothing of the time themselves. */
const silent = new Set(
  "at um a as am on the of le la las los el il om den der de del alle ore kl klo klokken saat from von ab das as dalle van fra fran od от с в о у г ve v o u р na h hrs o'clock uur pukul jam luc klockan gunu את ה ב في في بتاريخ الساعة στις ست को बजे まで にて に の 까지 에".split(
    " ",
  ),
);

/** Whether a word stands between clocks, or says nothing of the time itself: “to” is a Thursday in Norwegian. */
export const isJoining = (word: string): boolean => silent.has(word) || until.test(word);
