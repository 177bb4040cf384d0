import type { LinkLook, SharedEvent } from "@jubilee/core/sharing/public-event.types";
import type { ReactNode } from "react";
import type { Call } from "./client/request.ts";
import type { Draft } from "./client/draft.ts";
import type { CommonCopy, WidgetCopy } from "./copy/copy.types.ts";
import type { WidgetEvents } from "./events/events.types.ts";
import type { Prefill, WidgetTheme } from "./host.types.ts";
import type { WidgetKind } from "./kinds.ts";

export type { WidgetKind } from "./kinds.ts";
export type { Prefill, WidgetShape, WidgetTheme } from "./host.types.ts";

/** What the engine needs of any kind's data; each kind's screens know the rest. */
export interface WidgetData {
  /** What the widget is about, and what its colours come from. */
  event: { id: string; eventTypeId: string; coverSeed: string };
  /** What the planner chose for this link. */
  look?: LinkLook;
  serverTime: string;
}

/** Why something has not been sent, and what is safe. */
export interface Problem {
  title: string;
  text: ReactNode;
}

/** What every screen of a widget works with. */
export interface WidgetContext {
  kind: WidgetKind;
  token: string;
  /** Where the product runs, without a slash at the end. */
  origin: string;
  /** The page's language, for money: `$65` and not `US$65` for a British visitor. */
  lang: string;
  /** The visitor's flavour of it, for dates. */
  locale: string;
  copy: CommonCopy;
  /** A part of the copy in the visitor's language, with the host's own words in it. */
  words: <Part extends keyof WidgetCopy, Names extends keyof WidgetCopy[Part]>(
    part: Part,
    english: Pick<WidgetCopy[Part], Names>,
  ) => Pick<WidgetCopy[Part], Names>;
  prefill: Prefill;
  /** The page around it shows the cover and the name already. */
  bare: boolean;
  theme: WidgetTheme;
  draft: Draft;
  call: Call;
  emit<Name extends keyof WidgetEvents>(name: Name, detail: WidgetEvents[Name]): void;
  /** Said by screen readers. */
  announce: (message: string) => void;
  /** Sets the clock by an answer that has just arrived. */
  setClock: (serverTime: string) => void;
  /** The server's clock, in milliseconds. */
  now: () => number;
  shadow: ShadowRoot;
  /** Whether the visitor has pressed or typed anything here. */
  touched: () => boolean;
  /** Fetches the event anew. */
  reload: () => Promise<void>;
}

/** How the event's own page asks before anything else: what it says under the question, and its yes. */
export interface Asked {
  line: string;
  yes: string;
}

/** An event as the reply knows it. */
export interface AskedEvent extends SharedEvent {
  /** Given by the event's own page. */
  asks?: Asked;
}

export interface ScreenProps<Data extends WidgetData = AskedEvent> {
  context: WidgetContext;
  data: Data;
}
