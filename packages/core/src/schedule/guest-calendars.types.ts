/** Whether a guest's calendar program reads their schedule; the address is theirs alone. */
export interface GuestCalendarState {
  /** ISO instant; null: never read. */
  lastUsedAt: string | null;
}
