import { meaningOf } from "@jubilee/core/account/role-words.rules";
import type { PlanRequest } from "@jubilee/core/talk/network.types";
import { Button } from "@jubilee/ui/button";
import { PersonRow } from "@jubilee/ui/person-row";
import { toast } from "@jubilee/ui/toast";
import { readRightsAgain } from "../../../../app/session/followRights.ts";
import { When } from "../../../../page-kit/When.tsx";
import * as css from "../Network.css.ts";
import { useNetworkWrite } from "../useNetwork.ts";
import { scopeWords } from "./network-words.rules.ts";

/** Somebody asks the reader to plan together: who, to what, and yes or no. */
export function RequestCard({ request }: { request: PlanRequest }) {
  const { api, run, isBusy } = useNetworkWrite();
  const { id, accountName, by, role, note, askedAt } = request;
  const answer = async (isYes: boolean) => {
    if ((await run(() => api.answer(id, isYes))) === null) return;
    toast.success(isYes ? `You plan with ${accountName} now` : "You said no");
    if (isYes) readRightsAgain();
  };
  return (
    <section className={css.request} aria-label={`${by ?? accountName} asks you to plan together`}>
      <PersonRow
        name={by ?? accountName}
        detail={
          <>
            asked <When at={askedAt} />
          </>
        }
      />
      <p className={css.requestWords}>
        <bdi>{`Plan with ${accountName} as ${role.name}, ${scopeWords(request)}.`}</bdi>
        <span className={css.asideText}>{` ${meaningOf(role)}`}</span>
      </p>
      {note && (
        <p dir="auto" className={css.note}>
          {note}
        </p>
      )}
      <div className={css.answers}>
        <Button loading={isBusy} onClick={() => void answer(true)}>
          Plan together
        </Button>
        <Button variant="outline" disabled={isBusy} onClick={() => void answer(false)}>
          No, thanks
        </Button>
      </div>
    </section>
  );
}
