import { hkdfSync, timingSafeEqual } from "node:crypto";
import type { Handler, OpenBackend } from "../backend.types.ts";
import { databaseRefusal } from "../database/database-errors.ts";
import { readBytes } from "../front/bodies.ts";
import { doneView, formView, goneView } from "./first-door-page.ts";

/** Three short fields. */
const formBytesAtMost = 4000;

/**
 * The address below the site that makes the first administrator. It follows from the installation's
 * keys, so that it is the same after every restart, and leads nowhere as soon as there is one.
 */
export function firstDoorPath({ secrets }: Pick<OpenBackend, "secrets">): string {
  const token = Buffer.from(hkdfSync("sha256", secrets.jwtSecret, "", "first administrator", 24));
  return `/first-administrator/${token.toString("base64url")}`;
}

/** Whether nobody is an administrator yet. */
export async function isWithoutAdministrator(
  backend: Pick<OpenBackend, "query">,
): Promise<boolean> {
  const found = await backend.query("select 1 from public.administrators limit 1");
  return found.length === 0;
}

/**
 * `/first-administrator/<token>`: name, address and password of the first administrator. Without an
 * account of the address one is made, confirmed, because whoever reads the server's log says so.
 *
 * @param auth the sign-in service
 */
export function createFirstDoor(backend: OpenBackend, productName: string, auth: Handler): Handler {
  const door = firstDoorPath(backend);
  /** One after the other, so that two who press in the same moment are not both the first. */
  let last: Promise<unknown> = Promise.resolve();
  return async (request, context) => {
    const { pathname, origin } = new URL(request.url);
    if (!same(pathname, door) || !(await isWithoutAdministrator(backend)))
      return goneView(productName);
    if (request.method !== "POST") return formView(productName);
    const from = request.headers.get("origin");
    if (from !== null && from !== "null" && from !== origin && from !== backend.options.siteUrl) {
      return goneView(productName);
    }
    const given = await readForm(request);
    const mine = last.then(() => enter(given, context));
    last = mine.catch(() => undefined);
    return mine;
  };

  async function enter(given: Given, context: Parameters<Handler>[1]): Promise<Response> {
    if (!(await isWithoutAdministrator(backend))) return goneView(productName);
    const problem = await makeAdministrator(given, context);
    return problem === null
      ? doneView(productName, backend.options.siteUrl, given.email)
      : formView(productName, { ...given, problem });
  }

  async function makeAdministrator(
    { name, email, password }: Given,
    context: Parameters<Handler>[1],
  ): Promise<string | null> {
    const body = { email, password, email_confirm: true, user_metadata: { full_name: name } };
    const made = await auth(
      new Request(`${backend.options.siteUrl}/auth/v1/admin/users`, {
        method: "POST",
        headers: { apikey: backend.secrets.secretKey, "content-type": "application/json" },
        body: JSON.stringify(body),
      }),
      context,
    );
    // Whoever has an account already keeps its password.
    const answer: { error_code?: string; code?: string; msg?: string } = made.ok
      ? {}
      : await made.json();
    if (!made.ok && (answer.error_code ?? answer.code) !== "email_exists") {
      return answer.msg ?? `It did not work (${made.status}).`;
    }
    try {
      await backend.query("select public.appoint_administrator($1)", [email]);
      return null;
    } catch (error) {
      const refusal = databaseRefusal(error);
      if (refusal === null) throw error;
      return `${refusal}.`;
    }
  }
}

interface Given {
  name: string;
  email: string;
  password: string;
}

async function readForm(request: Request): Promise<Given> {
  const text = new TextDecoder().decode(await readBytes(request, formBytesAtMost));
  const fields = new URLSearchParams(text);
  const field = (name: string): string => fields.get(name)?.trim() ?? "";
  return { name: field("name"), email: field("email"), password: fields.get("password") ?? "" };
}

function same(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}
