import { isToken } from "@jubilee/core/sharing/link-token.rules";
import { jsx } from "react/jsx-runtime";
import { all } from "../all.ts";
import { closedPage } from "../closed.ts";
import { pageDocument } from "../document.ts";
import type {
  FormOutcome,
  GuestPage,
  PageDocument,
  PageForm,
  PageParts,
  Part,
  Place,
  Reader,
  Told,
} from "../page.types.ts";
import { DemoBar, demoOf } from "../parts/DemoBar.tsx";
import { KeptBar } from "../parts/KeptBar.tsx";
import { sheets } from "../styles/sheets.ts";
import { words } from "../words/all.ts";
import type {
  FoundPage,
  MadeDocument,
  Making,
  Opened,
  PageSite,
  PageSource,
} from "./serve.types.ts";

/** Reads what the page's link opens. */
export async function open(found: FoundPage, source: PageSource): Promise<Opened> {
  const { page, token, query, params } = found;
  if (!isToken(token)) return { status: 404, shared: null };
  const opens = filled(page.opens, params);
  const asked = Object.entries(query).filter(([name]) => page.asksWith?.includes(name));
  const call = asked.length > 0 ? `${opens}?${new URLSearchParams(asked)}` : opens;
  const { status, value, refusal } = await source.read(call, token, page.isOwn === true);
  return { status, shared: value ?? null, code: refusalIn(refusal).code };
}

/** Makes the page, with what it wants to read beside its link; without what cannot be read. */
export async function make(
  { found, opened, reader, own }: Making,
  source: PageSource,
  site: PageSite,
): Promise<MadeDocument> {
  const { name, page, token, params } = found;
  const { shared, status } = opened;
  const { query = {}, outcome = null, key = "" } = own ?? {};
  const now = Date.now();
  const rest = { token, params, reader, query, outcome, key, now, ...site };
  if (shared === null) {
    const { gone } = page;
    const isMeant = status === 404 && own !== null && gone?.isMeant(own) === true;
    const left = isMeant ? await source.read(gone.opens, token, true) : null;
    if (gone && left?.value) {
      const place = { ...rest, shared: left.value, reads: {} };
      return {
        document: drawn(page, sheets[name], (part) => gone.draw(part), place),
        isWhole: true,
      };
    }
    const nameless = token === "" ? page.nameless?.(reader.lang) : undefined;
    const ended = own?.outcome?.done && page.ended?.(own.outcome, reader.lang);
    const meant = nameless ?? ended;
    const said = meant ?? reasonFor(opened, reader);
    const document = closedPage(reader, site.productName, meant ? 200 : status, said);
    return { document, isWhole: true };
  }
  const calls = page.reads?.(shared) ?? [];
  const isOwn = page.isOwn === true;
  const answers = await Promise.all(calls.map((call) => source.read(call, token, isOwn)));
  const reads = Object.fromEntries(calls.map((call, index) => [call, answers[index]?.value]));
  const place = { ...rest, shared, reads };
  // What was refused to this visitor or failed may stand in the next one's page.
  const isWhole = answers.every((answer) => answer.status === 200 || answer.status === 404);
  return { document: draw(name, place), isWhole };
}

/** What is said of a link that opens nothing yet. */
function reasonFor({ code }: Opened, { lang }: Reader): readonly [string, string] | undefined {
  const { notBegunTitle, notBegunText } = words[lang].closed;
  return code === "not_begun" ? [notBegunTitle, notBegunText] : undefined;
}

/** Draws the page of this name. */
export function draw(name: string, place: Place<unknown>): PageDocument {
  const page = all[name];
  if (!page) throw new Error(`No page is called ${name}.`);
  return drawn(page, sheets[name], (part) => page.draw(part), place);
}

function drawn(
  page: GuestPage,
  sheet: string | undefined,
  parted: (part: Part<unknown>) => PageParts,
  place: Place<unknown>,
): PageDocument {
  const own = words[place.reader.lang];
  const path = filled(page.paths[0] ?? "/", { ...place.params, token: place.token });
  const address = (form?: string) => addressIn(page, place, path, form);
  const parts = parted({ ...place, words: own, path, address });
  const { reader, api } = place;
  const demo = demoOf(place.shared);
  return pageDocument({
    ...parts,
    body: [
      ...(page.isKept ? [jsx(KeptBar, { words: own, reader })] : []),
      ...(demo === null ? [] : [jsx(DemoBar, { demo, words: own })]),
      parts.body,
    ],
    reader,
    words: own,
    api,
    isKept: page.isKept,
    isFound: page.isFound === true && demo === null,
    sheet: sheet ?? "",
  });
}

/** An address or a call with what a link has in the places that it names: `/invoice/:token/:number`. */
function filled(shape: string, named: Readonly<Record<string, string>>): string {
  return shape.replace(/:(\w+)/g, (_, part: string) => encodeURIComponent(named[part] ?? ""));
}

/** An address of the page with what its query has to hold: the token, and the chosen language. */
function addressIn(
  { tokenIn = [] }: GuestPage,
  { token, query, reader }: Place<unknown>,
  path: string,
  form?: string,
): string {
  const [name] = [tokenIn].flat();
  // What a form has brought about is said in the language that it was sent from.
  const lang = form === undefined ? query["lang"] : reader.lang;
  const kept = new URLSearchParams({ ...(name && { [name]: token }), ...(lang && { lang }) });
  const whole = form === undefined ? path : `${path}/${form}`;
  return kept.size > 0 ? `${whole}?${kept}` : whole;
}

/** Ten times what the longest form may hold, written in `%E3%81%82`: what is too long is said, not cut. */
const formAtMost = 500_000;

/** Sends a form of the page on to the public function, with its limits and checks. */
export async function send(
  found: FoundPage,
  body: string,
  source: PageSource,
): Promise<{ outcome: FormOutcome; location: string | null }> {
  const { page, token, form: name } = found;
  const form = formOf(page, name);
  const typed = typedIn(body, form.fields);
  const outcome = { form: name ?? "", typed };
  const refuse = (refused: FormOutcome["refused"]) => ({
    outcome: { ...outcome, ...(refused && { refused }) },
    location: null,
  });
  const long = tooLongIn(typed, form.most);
  if (long !== undefined) return refuse({ code: "too_long", field: long });
  const told = await tell(form, typed, found, source);
  if ("refused" in told) return refuse(told.refused);
  const wanted = form.method === "DELETE" ? null : told.body;
  const response = await source.send(form.call, told.link ?? token, wanted);
  const answer: unknown = await response.json();
  if (!response.ok) return refuse(refusalIn(answer));
  const done = typeof answer === "object" && answer !== null ? answer : {};
  return { outcome: { ...outcome, done }, location: form.leads?.(done) ?? null };
}

/** Whether a form's field is meant: `note`, or `q-*` for all that begin so. */
const isMeant = (field: string, name: string): boolean =>
  field.endsWith("*") ? name.startsWith(field.slice(0, -1)) : name === field;

/** The first value of each field that the form knows. */
function typedIn(body: string, fields: readonly string[]): Record<string, string> {
  const sent = [...new URLSearchParams(body.slice(0, formAtMost))];
  const known = sent.filter(([name]) => fields.some((field) => isMeant(field, name)));
  return Object.fromEntries(known.toReversed());
}

/** The first field with more letters than it may have. A break of lines is sent as two, and counts as one. */
function tooLongIn(
  typed: Readonly<Record<string, string>>,
  most: PageForm["most"] = {},
): string | undefined {
  const limits = Object.entries(most);
  return Object.keys(typed).find((name) => {
    const limit = limits.find(([field]) => isMeant(field, name))?.[1] ?? Infinity;
    return (typed[name] ?? "").replaceAll("\r\n", "\n").trim().length > limit;
  });
}

/** What the form's call is given. */
async function tell(
  form: PageForm,
  typed: Record<string, string>,
  found: FoundPage,
  source: PageSource,
): Promise<Told> {
  if (!form.readOver) return { body: form.read?.(typed) ?? typed };
  const { shared } = await open(found, source);
  if (shared === null) return { refused: { code: "link_invalid", field: null } };
  return form.readOver(typed, shared);
}

function formOf({ forms }: GuestPage, name: string | null): PageForm {
  const form = forms?.[name ?? ""];
  if (!form) throw new Error(`No form is called ${name ?? "nothing"}.`);
  return form;
}

function refusalIn(answer: unknown): { code: string; field: string | null } {
  const part = (name: string): unknown =>
    typeof answer === "object" && answer !== null ? Reflect.get(answer, name) : undefined;
  const [code, field] = [part("code"), part("field")];
  return {
    code: typeof code === "string" ? code : "unavailable",
    field: typeof field === "string" ? field : null,
  };
}

/** The address of a call that an area names `rsvp/find`, with a query behind it, for a link. */
export function addressOf(call: string, token: string): string {
  const [name = "", query] = call.split("?");
  const [kind = "", ...rest] = name.split("/");
  const path = [kind, encodeURIComponent(token), ...rest].join("/");
  return query === undefined ? path : `${path}?${query}`;
}
