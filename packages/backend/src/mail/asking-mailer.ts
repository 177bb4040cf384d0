import { createAskingMail } from "@jubilee/functions/_shared/mails/asking-mail";
import type { Mailer, OpenBackend } from "../backend.types.ts";
import { quiet } from "../database/quiet-errors.ts";
import { callAsServer, createSignatures } from "../functions/sql-calls.ts";
import { log } from "../log/log.ts";

/** The sign-in service's mails, which ask the same rule as all others before they go. */
export function askingMailer(backend: OpenBackend, mailer: Mailer): Mailer {
  const asking = createAskingMail({
    mail: mailer,
    callSql: callAsServer(backend, createSignatures(backend)),
    log: (message, error) => log.error(message, quiet(error)),
  });
  return { send: (mail) => asking.send({ ...mail, topic: "sign_in", kind: "sign_in" }) };
}
