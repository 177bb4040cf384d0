import { firstData, type FirstOne } from "../element/first-data.ts";

declare const JubileeFirst: FirstOne | undefined;

/** Takes over the data that the server has written in front of this script: `…/v1/<kind>/<token>.js`. */
export function takeInlined(scriptUrl: string): void {
  const key = /v1\/(.+)\.js/.exec(scriptUrl)?.[1];
  if (typeof JubileeFirst === "object" && key) firstData()[key] = JubileeFirst;
}
