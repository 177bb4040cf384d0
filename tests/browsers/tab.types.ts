/** Something on a page that can be pressed and written into, by the engine's own mouse and keys. */
export interface Found {
  click(): Promise<void>;
  type(text: string): Promise<void>;
}

/** The handful of verbs that every engine speaks; all else is built on them. */
export interface Tab {
  /** What the browser calls itself. */
  version: string;
  open(address: string): Promise<void>;
  address(): Promise<string>;
  /** What an expression gives in the page, where JSON can say it. */
  value(expression: string): Promise<unknown>;
  /** The element that an expression gives in the page. */
  element(expression: string): Promise<Found | undefined>;
  picture(file: string): Promise<void>;
  /** Errors that no page caught, since the last time this was asked; WebKit's driver tells of none. */
  errors?(): string[];
  close(): Promise<void>;
}

/** A browser engine as this machine has it. */
export interface Engine {
  name: string;
  /** What this machine lacks to run it; nothing when it can run. */
  missing(): string | undefined;
  start(): Promise<Tab>;
}
