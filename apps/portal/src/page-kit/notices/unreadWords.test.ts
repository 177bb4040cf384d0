import { expect, it } from "vitest";
import { unreadMark, unreadWords } from "./unreadWords.ts";

it.each([
  [undefined, "", "Notices"],
  [0, "", "Notices"],
  [1, "1", "Notices, 1 unread"],
  [99, "99", "Notices, 99 unread"],
  [100, "99+", "Notices, 99+ unread"],
])("%s waiting are %o", (count, mark, words) => {
  expect([unreadMark(count), unreadWords(count)]).toEqual([mark, words]);
});
