import { readRelease } from "@jubilee/core/sharing/snippets.rules";
import type { WidgetRelease } from "@jubilee/core/sharing/snippets.types";

/** Which release of the widgets is served now, with its hash. */
export async function readWidgetRelease(): Promise<WidgetRelease> {
  const answer = await fetch("/embed/release.json");
  const release = answer.ok ? readRelease(await answer.json()) : null;
  if (!release) throw new Error("The server does not say which release it serves.");
  return release;
}
