import { lazy, Suspense, useState } from "react";
import type { ActionDialogProps } from "../../../event-kit/actions/action.types.ts";
import type { EventAction } from "../../../event-kit/actions/action.types.ts";

interface Props extends ActionDialogProps {
  load: Extract<EventAction["does"], { dialog: unknown }>["dialog"];
}

/** The dialog of an action, in the palette's place. */
export function ActionDialog({ load, ...props }: Props) {
  const [Dialog] = useState(() => lazy(load));
  return (
    <Suspense fallback={null}>
      <Dialog {...props} />
    </Suspense>
  );
}
