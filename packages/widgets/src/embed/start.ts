import { defineWidget } from "../element/define.ts";
import type { AnyWidget } from "../element/definition.types.ts";
import { whenNear } from "../element/near.ts";
import { takeInlined } from "./first-inlined.ts";

/** Whether this script carries one widget's first data: then there is nothing to wait for. */
declare const JUBILEE_ONE: boolean;

/** Registers one kind of widget. */
export function start(definition: AnyWidget, scriptUrl: string): void {
  if (JUBILEE_ONE) takeInlined(scriptUrl);
  const { origin } = new URL(scriptUrl);
  defineWidget(definition, JUBILEE_ONE ? { origin } : { origin, whenNear });
}
