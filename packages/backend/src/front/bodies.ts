import { findUnstorable } from "@jubilee/functions/_shared/well-formed";
import { requestBounds } from "../limits/figures.ts";
import { Failure } from "./failure.ts";

/**
 * Reads a body up to a bound, counting real bytes and not believing `content-length`.
 *
 * @throws {Failure} 413 when the body is longer
 */
export async function readBytes(request: Request, maxBytes: number): Promise<Uint8Array> {
  const tooLarge = () =>
    new Failure(413, "request_too_large", `A request may have at most ${maxBytes} bytes.`);
  if (Number(request.headers.get("content-length") ?? 0) > maxBytes) throw tooLarge();
  if (!request.body) return new Uint8Array();
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of request.body) {
    length += chunk.byteLength;
    if (length > maxBytes) throw tooLarge();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/**
 * Reads a JSON object; an empty body counts as `{}`.
 *
 * @throws {Failure} 400 when it is not a JSON object or nested too deeply
 */
export async function readJsonObject(
  request: Request,
  maxBytes: number,
): Promise<Record<string, unknown>> {
  const text = new TextDecoder().decode(await readBytes(request, maxBytes));
  const value = text.trim() === "" ? {} : parseJson(text);
  if (!isRecord(value)) {
    throw new Failure(400, "bad_json", "The request's body has to be a JSON object.");
  }
  return value;
}

/**
 * Parses JSON of bounded depth, whose texts can be stored.
 *
 * @throws {Failure} 400
 */
export function parseJson(text: string): unknown {
  if (depthOf(text) > requestBounds.jsonDepth) {
    throw new Failure(
      400,
      "bad_json",
      `JSON may be nested at most ${requestBounds.jsonDepth} levels.`,
    );
  }
  const value = readJson(text);
  const unstorable = findUnstorable(value);
  if (unstorable) {
    const { message, field } = unstorable;
    throw new Failure(400, unstorableText, message, { field });
  }
  return value;
}

/** The code of a refused text that no database keeps. */
export const unstorableText = "unstorable_text";

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Failure(400, "bad_json", "The request's body is not valid JSON.");
  }
}

/** Whether a value is a plain JSON object. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** The deepest nesting of brackets outside strings; cheap, before anything is parsed. */
function depthOf(text: string): number {
  let depth = 0;
  let deepest = 0;
  let inString = false;
  for (let index = 0; index < text.length; index += 1) {
    const character = text[index];
    if (inString) {
      if (character === "\\") index += 1;
      else if (character === '"') inString = false;
    } else if (character === '"') inString = true;
    else if (character === "{" || character === "[") deepest = Math.max(deepest, (depth += 1));
    else if (character === "}" || character === "]") depth -= 1;
  }
  return deepest;
}
