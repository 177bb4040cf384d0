import { newElement } from "../../element/dom.ts";
import { eventNames } from "../../events/event-names.ts";
import { adopt } from "../../element/sheets.ts";
import { log, sheet } from "../../styles/inspector.css.ts";
import { attributeProblems } from "./checkCommand.ts";
import type { WidgetContext } from "../../widget.types.ts";

/** Tokens open doors: a screenshot of this must not carry one. */
function hidden(text: string, token: string): string {
  return token ? text.replaceAll(token, `${token.slice(0, 4)}…`) : text;
}

/**
 * For whoever builds the page: what the widget asked for, what it told, and what the page's
 * policy kept from it. Only with the `debug` attribute.
 *
 * @returns ends it
 */
export function startDebug(
  host: HTMLElement,
  shadow: ShadowRoot,
  { kind, token, origin, lang, locale }: WidgetContext,
): () => void {
  adopt(shadow, sheet);
  const box = newElement("details");
  const title = newElement("summary");
  const list = newElement("ol");
  box.className = log;
  box.open = true;
  title.textContent = `Jubilee ${window.Jubilee?.version ?? "source"}: ${kind}, ${lang} (${locale})`;
  box.append(title, list);
  shadow.append(box);
  const write = (text: string) => {
    const line = newElement("li");
    line.textContent = `${Math.round(performance.now())} ms ${hidden(text, token)}`;
    list.append(line);
  };
  attributeProblems(host).forEach(write);
  const tell = (event: Event) => {
    if (event instanceof CustomEvent) write(`${event.type} ${JSON.stringify(event.detail)}`);
  };
  for (const name of eventNames) host.addEventListener(name, tell);
  const requests = new PerformanceObserver((entries) => {
    for (const entry of entries.getEntries()) {
      if (!entry.name.startsWith(origin) || !(entry instanceof PerformanceResourceTiming)) continue;
      const path = entry.name.slice(origin.length);
      write(`${path} ${entry.responseStatus || ""} in ${Math.round(entry.duration)} ms`);
    }
  });
  requests.observe({ type: "resource", buffered: true });
  const refuse = ({ violatedDirective, blockedURI }: SecurityPolicyViolationEvent) => {
    if (blockedURI.startsWith(origin)) write(`policy: ${violatedDirective} blocks ${blockedURI}`);
  };
  document.addEventListener("securitypolicyviolation", refuse);
  return () => {
    for (const name of eventNames) host.removeEventListener(name, tell);
    requests.disconnect();
    document.removeEventListener("securitypolicyviolation", refuse);
    box.remove();
  };
}
