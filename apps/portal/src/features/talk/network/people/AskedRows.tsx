import type { PlanRequest } from "@jubilee/core/talk/network.types";
import { Button } from "@jubilee/ui/button";
import { Heading } from "@jubilee/ui/heading";
import { PersonRow } from "@jubilee/ui/person-row";
import * as css from "../Network.css.ts";
import { useNetworkWrite } from "../useNetwork.ts";
import { scopeWords } from "./network-words.rules.ts";

/** Whom the account has asked and who has not answered. */
export function AskedRows({ requests }: { requests: readonly PlanRequest[] }) {
  const { api, run, isBusy } = useNetworkWrite();
  if (requests.length === 0) return null;
  return (
    <>
      <Heading level={3} size="panel">
        Waiting for an answer
      </Heading>
      <ul className={css.list}>
        {requests.map((request) => (
          <li key={request.id} className={css.person}>
            <PersonRow
              name={request.name}
              {...(request.avatarUrl ? { photoUrl: request.avatarUrl } : {})}
              detail={`${request.role.name}, ${scopeWords(request)}`}
            />
            <Button
              size="sm"
              variant="ghost"
              disabled={isBusy}
              aria-label={`Take back what ${request.name} was asked`}
              onClick={() => void run(() => api.withdraw(request.id))}
            >
              Take back
            </Button>
          </li>
        ))}
      </ul>
    </>
  );
}
