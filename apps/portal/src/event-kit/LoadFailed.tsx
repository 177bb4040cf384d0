import { ErrorState } from "@jubilee/ui/error-state";
import { failureWords } from "./failure.copy.ts";

export interface LoadFailedProps {
  what: string;
  error: unknown;
  onRetry: () => unknown;
}

/** A list or panel that could not be read: what happened and one way on. */
export function LoadFailed({ what, error, onRetry }: LoadFailedProps) {
  return (
    <ErrorState title={`${what} could not be loaded`} onRetry={() => void onRetry()} level={2}>
      {failureWords(error)}
    </ErrorState>
  );
}
