import {
  createPersonPreferencesApi,
  type PersonPreferences,
} from "@jubilee/core/account/person-preferences.api";
import { valueOf } from "@jubilee/core/base/result.rules";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect, useMemo, useState } from "react";
import { deviceStorage } from "../../app/portal/deviceStorage.ts";
import { usePlanner } from "../../app/portal/usePlanner.ts";
import { usePortal } from "../../app/portal/usePortal.ts";
import { useUser } from "../../app/session/useUser.ts";
import { useReading } from "../data/useRead.ts";
import { tellRefusal } from "../help/tellRefusal.ts";
import { preferencesKey, preferencesRead } from "./preferences.reads.ts";
import { readCopy } from "./preferences.rules.ts";

interface Kept {
  name: string;
  value: object;
}

const nothing: PersonPreferences = {};

/**
 * What a person has chosen for a screen, the same wherever they sign in. The device has a copy, so
 * that a screen looks as it should before the server has answered. `read` makes of what was kept,
 * by whatever version of the portal, a value; it is a function that stays the same.
 */
export function usePreference<Value extends object>(
  name: string,
  read: (kept: unknown) => Value,
): [Value, (change: (known: Value) => Value) => void] {
  const { report } = usePortal();
  const { client, viewing } = usePlanner();
  const copyKey = `jubilee-preferences-${useUser().id}`;
  const [storage] = useState(() => deviceStorage(report));
  const [copy] = useState(() => readCopy(storage.getItem(copyKey)) ?? nothing);
  const queries = useQueryClient();
  const { data } = useReading(preferencesRead);
  useEffect(() => {
    if (data && !viewing) storage.setItem(copyKey, JSON.stringify(data));
  }, [data, viewing, storage, copyKey]);
  /** One after the other, so that what was chosen last is what stays. */
  const { mutate } = useMutation({
    scope: { id: "preferences" },
    mutationFn: (kept: Kept) =>
      valueOf(createPersonPreferencesApi(client).keep(kept.name, kept.value)),
    onError: tellRefusal,
  });
  const change = useCallback(
    (make: (known: Value) => Value) => {
      const known = queries.getQueryData<PersonPreferences>(preferencesKey) ?? copy;
      const value = make(read(known[name]));
      void queries.cancelQueries({ queryKey: preferencesKey });
      queries.setQueryData(preferencesKey, { ...known, [name]: value });
      mutate({ name, value });
    },
    [queries, copy, read, name, mutate],
  );
  const kept = (data ?? copy)[name];
  return [useMemo(() => read(kept), [read, kept]), change];
}
