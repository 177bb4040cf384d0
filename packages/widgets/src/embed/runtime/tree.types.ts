/** What a screen's JSX comes down to. */
export interface VirtualNode {
  /** A tag's name, a component, or nothing for a text. */
  type: string | Component;
  props: Props;
  key: Key;
}

export type Key = string | number | undefined;
export type Child = VirtualNode | string | number | boolean | null | undefined | Child[];
export type Component = (props: Props) => Child;
export interface Props {
  children?: Child;
  ref?: { current: unknown };
  [name: string]: unknown;
}

/** What has been drawn. */
export interface Part {
  wanted: VirtualNode;
  /** Null on the box that holds everything. */
  owner: Part | null;
  /** Null on components: what they draw stands in their owner's node. */
  node: Element | Text | null;
  parts: (Part | null)[];
  /** What hooks remember, in the order of their calls. */
  slots: Slot[];
  isUnmounted: boolean;
}

/** What one call of a hook remembers; an effect has its end among that. */
export type Slot = object & { end?: (() => void) | undefined };
