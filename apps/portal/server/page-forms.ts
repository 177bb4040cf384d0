import type { Handler, RequestContext } from "@jubilee/backend/backend.types";
import type { FormOutcome } from "@jubilee/widgets/pages";

/** One of the forms on an event's page, as a browser without scripts sends it. */
export interface SentForm {
  form: string;
  token: string;
  request: Request;
  ask: Handler;
  siteUrl: string;
}

interface FormCall {
  /** The public function's call that takes it. */
  call: (token: string) => string;
  fields: readonly string[];
  /** Numbers among them. */
  numbers?: readonly string[];
}

const website = "website";
const calls: Readonly<Record<string, FormCall>> = {
  reply: {
    call: (token) => `rsvp/${token}`,
    fields: ["answer", "name", "email", "note", "idempotencyKey", website],
    numbers: ["partySize"],
  },
  find: { call: (token) => `rsvp/${token}/find`, fields: ["name", "email", website] },
  code: { call: (token) => `rsvp/${token}/code`, fields: ["code"] },
  "sign-up": {
    call: (token) => `schedule/${token}/sign-up`,
    fields: ["activityId", "name", "email", website],
  },
};
const formAtMost = 64_000;

/**
 * Whether a form was sent from a page of ours. No cookie speaks for anybody here, so another site
 * could do nothing in a reader's name; but it could have all its visitors send.
 */
export function takesForm(request: Request, siteUrl: string): boolean {
  if (request.method !== "POST") return false;
  const site = request.headers.get("sec-fetch-site");
  if (site !== null) return site === "same-origin";
  return request.headers.get("origin") === new URL(siteUrl).origin;
}

/** Sends a form on to the public function, with its limits and checks. */
export async function sendForm(
  { form, token, request, ask, siteUrl }: SentForm,
  context: RequestContext,
): Promise<{ outcome: FormOutcome; location?: string }> {
  const text = (await request.text()).slice(0, formAtMost);
  const sent = new URLSearchParams(text);
  const { call, fields, numbers = [] } = calls[form] ?? unknownForm(form);
  const typed = Object.fromEntries(
    [...fields, ...numbers].flatMap((name) => {
      const value = sent.get(name);
      return value === null ? [] : [[name, value]];
    }),
  );
  const body = {
    ...typed,
    ...Object.fromEntries(numbers.map((name) => [name, Number(typed[name] ?? "1") || 1])),
    ...(fields.includes("note") && { note: typed["note"] || null }),
  };
  const url = `${siteUrl}/functions/v1/embed/${call(encodeURIComponent(token))}`;
  const asked = new Request(url, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  const response = await ask(asked, context);
  const answer: unknown = await response.json();
  const outcome = { form, typed };
  if (!response.ok) return { outcome: { ...outcome, refused: refusalIn(answer) } };
  const done = typeof answer === "object" && answer !== null ? answer : {};
  const personal: unknown = form === "code" && Reflect.get(done, "personalToken");
  return {
    outcome: { ...outcome, done },
    ...(typeof personal === "string" && {
      location: `/invitation/${encodeURIComponent(personal)}`,
    }),
  };
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

function unknownForm(form: string): never {
  throw new Error(`No form is called ${form}.`);
}
