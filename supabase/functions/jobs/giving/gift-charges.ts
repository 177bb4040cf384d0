import type { Deps } from "../../_shared/deps.types.ts";
import { isFields } from "../../_shared/fields.ts";
import { listOf } from "../job.ts";

/**
 * Charges the repeating gifts that are due. Each is noted as a gift of its own before it is asked
 * for; its outcome comes as a signed event, like every payment's.
 */
export async function chargeGifts(deps: Deps): Promise<void> {
  for (const gift of await listOf(deps, "claim_due_gifts")) {
    try {
      await charge(deps, gift);
    } catch (error) {
      deps.log("A repeating gift could not be asked for and will be tried again.", error);
    }
  }
}

async function charge(deps: Deps, gift: unknown): Promise<void> {
  if (!isFields(gift)) return;
  const { reference, provider, customerRef, amountMinor, currency, code, title } = gift;
  if (typeof reference !== "string" || typeof code !== "string") return;
  if (provider !== deps.payments.name) {
    throw new Error(`A gift is paid by ${String(provider)}, but payments run on another provider`);
  }
  const asked =
    typeof customerRef === "string" &&
    (await deps.payments.charge({
      subject: { kind: "donation", donationCode: code },
      reference,
      customerRef,
      amountMinor: Number(amountMinor),
      currency: String(currency),
      title: String(title),
    }));
  if (!asked) {
    await deps.callSql("fail_gift", {
      provider_param: deps.payments.name,
      provider_ref_param: reference,
    });
  }
}
