import { valueOf } from "@jubilee/core/base/result.rules";
import { Combobox, type LoadOptions } from "@jubilee/ui/combobox";
import { useCallback } from "react";
import type { FieldsProps } from "./fields.types.ts";
import { useApi } from "../../../../page-kit/data/useApi.ts";
import { createActivitiesApi } from "@jubilee/core/schedule/activities.api";

export interface HostFieldProps extends FieldsProps {
  eventId: string;
}

const longestName = 200;
const groups = { member: "Your team", helper: "Helpers with a link", guest: "Guest list" };

/** Who leads it: one of the team, a helper, a guest, or any name. */
export function HostField({ draft, errors, onChange, eventId }: HostFieldProps) {
  const api = useApi(createActivitiesApi);
  const { hostName, hostGuestId, hostMemberId } = draft;
  const load = useCallback<LoadOptions>(
    async (text) =>
      (await valueOf(api.hosts(eventId, text))).map(({ kind, id, name, detail }) => ({
        value: `${kind} ${id}`,
        label: name,
        group: groups[kind],
        ...(kind === "guest" && detail ? { detail } : {}),
      })),
    [api, eventId],
  );
  const known = hostMemberId ? `member ${hostMemberId}` : `guest ${hostGuestId}`;
  const none = { hostName: "", hostGuestId: null, hostMemberId: null };
  return (
    <Combobox
      label="Host"
      optional
      placeholder="Who leads it"
      value={hostMemberId || hostGuestId ? known : hostName}
      valueLabel={hostName}
      load={load}
      onValueChange={(value, option) => {
        const [kind, id = null] = value.split(" ");
        if (!option) onChange(none);
        else {
          onChange({
            ...none,
            hostName: option.label,
            hostMemberId: kind === "member" ? id : null,
            hostGuestId: kind === "guest" ? id : null,
          });
        }
      }}
      adding={{
        onAdd: (name) => onChange({ ...none, hostName: name.slice(0, longestName) }),
        label: (name) => `Just the name “${name}”`,
      }}
      empty="Type a name"
      error={errors.hostName}
    />
  );
}
