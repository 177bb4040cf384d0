import type { AuthApi, AuthFailure, AuthResult } from "@jubilee/core/account/auth.types";
import { useState } from "react";
import { usePortal } from "../../../app/portal/usePortal.ts";
import { useNotice } from "./useNotice.ts";

interface AccountCall {
  isBusy: boolean;
  /** The last refusal, until the next try. */
  failure: AuthFailure | null;
  /** Runs a call of the authentication service; a failure becomes the toast 'Authentication Error'. */
  run: <Value>(
    call: (api: AuthApi) => Promise<AuthResult<Value>>,
    onSuccess: (value: Value) => void | Promise<void>,
  ) => void;
}

/** One call at a time, with its failure said as the specification words it (section 8). */
export function useAccountCall(): AccountCall {
  const { auth, report } = usePortal();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<AuthFailure | null>(null);

  const tell = useNotice();

  return {
    isBusy,
    failure,
    run(call, onSuccess) {
      const work = async () => {
        setBusy(true);
        setFailure(null);
        try {
          const result = await call(await auth.api());
          if (result.ok) await onSuccess(result.value);
          else {
            const { error } = result;
            setFailure(error);
            tell(({ tellFailure }) => tellFailure(error.message));
          }
        } catch (error) {
          report(error);
          tell(({ tellFailure }) => tellFailure(null));
        } finally {
          setBusy(false);
        }
      };
      void work();
    },
  };
}
