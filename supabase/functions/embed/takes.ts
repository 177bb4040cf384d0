import type { CallName } from "@jubilee/core/base/calls.types";
import { askNamed } from "../_shared/ask-sql.ts";
import { type Fields, isTrapped, readFields } from "../_shared/fields.ts";
import { json } from "../_shared/respond.ts";
import type { Answer, EmbedCall } from "./call.types.ts";
import type { Count } from "./counts.ts";
import { readerLanguage } from "./reader-language.ts";
import { withSignedPrefill } from "./signed-prefill.ts";

/** How what a stranger writes is taken, in the order of its steps. */
interface Form<Body> {
  /** Counted before anything is read. */
  before?: readonly Count<null>[];
  /** Set where a host's own server may sign who its visitor is. */
  isPrefilled?: true;
  /** Reads what was sent, and refuses what cannot be it. */
  read: (fields: Fields) => Body;
  /**
   * What a bot is told that filled in the field people never see. Nothing is counted, stored or
   * sent then; a refusal is thrown where an answer would have to be made up.
   */
  toBots?: (body: Body, call: EmbedCall) => object;
  /** Counted before anything is done. */
  counts?: readonly Count<Body>[];
  /** The SQL function, called with `token` and `payload`; or what is done in several steps. */
  answer: CallName | ((call: EmbedCall, body: Body) => Promise<unknown>);
  /** Set where the sender's language is kept, for the mails that follow. */
  keepsLanguage?: true;
  /** Set where what everybody sees of the link changes by it. */
  changesShared?: true;
  /** 200, if nothing is said. */
  status?: number;
}

/** What takes a form of strangers. */
export function takes<Body>(form: Form<Body>): Answer {
  const { before = [], counts = [], answer, status } = form;
  return async (call) => {
    const { request, deps, token } = call;
    for (const count of before) await count(call, null);
    const sent = await readFields(request);
    const fields = form.isPrefilled ? await withSignedPrefill(deps, token, sent) : sent;
    const body = form.read(fields);
    if (form.toBots && isTrapped(fields)) {
      return json(form.toBots(body, call));
    }
    for (const count of counts) await count(call, body);
    const payload = form.keepsLanguage ? { ...body, language: readerLanguage(request) } : body;
    const said =
      typeof answer === "string"
        ? await askNamed(deps, answer, { token, payload })
        : await answer(call, body);
    if (form.changesShared) await deps.cache.forget(`shared:${token}:`);
    return json(said, status);
  };
}
