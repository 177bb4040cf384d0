import { register } from "../elements/poll.element.ts";
import { attributesOf, sharedHandlers } from "./attributes.ts";
import { useWidgetElement } from "./useWidgetElement.ts";
import type { WidgetEvents } from "../events/events.types.ts";
import type { WidgetProps } from "./widget-props.types.ts";

export interface PollWidgetProps extends Omit<WidgetProps, "affiliate" | "onWaitlistJoined"> {
  onPollVoted?: (detail: WidgetEvents["jubilee:poll-voted"]) => void;
}

/** A poll or survey: its questions, then what became of them. */
export function PollWidget(props: PollWidgetProps) {
  const ref = useWidgetElement(register, props.origin, {
    ...sharedHandlers(props),
    "jubilee:poll-voted": props.onPollVoted,
  });
  return (
    <jubilee-poll ref={ref} {...attributesOf(props)}>
      {props.children}
    </jubilee-poll>
  );
}
