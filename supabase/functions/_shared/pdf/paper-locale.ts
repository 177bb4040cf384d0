/**
 * The words on paper are English; dates follow the event's own kind of English, if it has one, and
 * else the one that the pages take for somebody whose device names none.
 */
export function paperLocale(locale: string): string {
  return /^en-/i.test(locale) ? locale : "en-GB";
}
