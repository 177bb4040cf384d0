import { pause } from "../../element/pause.ts";
import type { WidgetContext } from "../../widget.types.ts";

/**
 * What the page's policy lacks, when it is the policy that keeps the data away: to scripts a
 * refusal looks like a lost connection, so the question is put once more and the browser heard.
 */
export async function missingDirective({ origin, kind, token }: WidgetContext) {
  const found: string[] = [];
  const hear = ({ effectiveDirective, blockedURI, disposition }: SecurityPolicyViolationEvent) => {
    if (disposition === "enforce" && blockedURI.startsWith(origin)) found.push(effectiveDirective);
  };
  document.addEventListener("securitypolicyviolation", hear);
  const address = `${origin}/functions/v1/embed/${kind}/${token}`;
  await fetch(address, { credentials: "omit", referrerPolicy: "origin" }).catch(() => undefined);
  // The browser tells of it in a task of its own.
  await pause();
  document.removeEventListener("securitypolicyviolation", hear);
  return found[0] ? `${found[0]} ${origin}` : null;
}
