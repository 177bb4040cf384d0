import type { SenderDomain } from "@jubilee/core/mailing/sender-domains.types";
import type { Deps } from "../deps.types.ts";
import { checkRecords } from "./check-records.ts";
import type { SenderDomains } from "./sender-domains.types.ts";

type Told = (SenderDomain & { spf: string | null }) | null;

/** Makes a sender's key where it has none yet, looks its records up and notes how they stand. */
export async function checkSender(
  { callSql }: Pick<Deps, "callSql">,
  senders: SenderDomains,
  senderId: string,
): Promise<void> {
  const of = { sender_id_param: senderId };
  const told = (await callSql("get_sender_check", of)) as Told;
  if (told === null || told.spf === null) return;
  const publicKey = told.publicKey ?? (await keepKey());
  const records = await checkRecords({ ...told, publicKey }, told.spf, (name) =>
    senders.lookUp(name),
  );
  await callSql("note_sender_check", { ...of, records_param: records });

  async function keepKey(): Promise<string> {
    const { publicKey: made, sealedKey } = await senders.makeKey();
    const args = { ...of, public_key_param: made, sealed_key_param: sealedKey };
    return String(await callSql("keep_sender_key", args));
  }
}
