/** What one's own schedule says beside what all pages say. */
export interface ScheduleCopy {
  of: (name: string) => string;
  mine: string;
  whose: string;
  empty: string;
  emptyMore: string;
  emptyNone: string;
  more: string;
  goes: string;
  waits: (place: number) => string;
  people: (count: number) => string;
  giveBack: (people: number) => string;
  leaveLine: string;
  who: string;
  whoAsked: string;
  without: (names: string) => string;
  withWhom: (name: string, number: number | null) => string;
  forYes: string;
  add: string;
  added: string;
  takeOut: string;
  clash: (title: string) => string;
  save: string;
  cancel: string;
  saved: string;
  keeps: string;
  keepsText: string;
  keptText: string;
  subscribe: string;
  open: string;
  renew: string;
  renewText: string;
  stop: string;
  stopText: string;
  print: string;
}
