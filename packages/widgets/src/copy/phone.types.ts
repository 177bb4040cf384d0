/** Going on at the phone, from the screen that it is left on to the one that takes it. */
export interface PhoneCopy {
  offer: string;
  text: string;
  once: string;
  code: string;
  takenTitle: string;
  takenText: string;
  stay: string;
  overTitle: string;
  overText: string;
  again: string;
  goneTitle: string;
  goneText: string;
}
