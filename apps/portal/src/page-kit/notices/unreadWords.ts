const most = 99;

/** `3`, `99+`; nothing where none waits. */
export function unreadMark(count: number | undefined): string {
  if (!count) return "";
  return count > most ? `${most}+` : String(count);
}

/** What a link to the notices says of what waits there. */
export function unreadWords(count: number | undefined): string {
  return count ? `Notices, ${unreadMark(count)} unread` : "Notices";
}
