/** Something that was opened on this device. */
export interface Used {
  /** Its address, or the name of what was done. */
  key: string;
  title: string;
  /** What kind of thing it is, where the address does not say it. */
  kind?: string;
  /** How often. */
  count: number;
  /** When last, in milliseconds. */
  atMs: number;
}
