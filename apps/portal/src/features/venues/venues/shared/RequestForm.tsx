import type { SharedVenue } from "@jubilee/core/venues/venues.types";
import { endAfterMove } from "@jubilee/core/events/events.rules";
import { Button } from "@jubilee/ui/button";
import { DateTimeField } from "@jubilee/ui/date-time-field";
import { Form } from "@jubilee/ui/form";
import { InlineMessage } from "@jubilee/ui/inline-message";
import { NumberField } from "@jubilee/ui/number-field";
import { Select } from "@jubilee/ui/select";
import { TextArea } from "@jubilee/ui/text-area";
import { TextField } from "@jubilee/ui/text-field";
import { Send } from "lucide-react";
import { useRef } from "react";
import { CapacityNote } from "../calendar/CapacityNote.tsx";
import { fields, pair, trap } from "./SharedVenue.css.ts";
import type { useRequest } from "./useRequest.ts";

export interface RequestFormProps {
  venue: SharedVenue["venue"];
  form: ReturnType<typeof useRequest>;
}

/** Asks for a space; the planner decides. */
export function RequestForm({ venue, form }: RequestFormProps) {
  const { request, errors, refusal, isBusy, change, send } = form;
  const hidden = useRef<HTMLInputElement>(null);
  const zone = venue.timeZone.replaceAll("_", " ");
  return (
    <Form label="Ask to book" busy={isBusy} onSubmit={() => send(hidden.current?.value ?? "")}>
      <div className={fields}>
        <Select
          label="Space"
          options={venue.spaces.map(({ id, name }) => ({ value: id, label: name }))}
          value={request.spaceId}
          onValueChange={(spaceId) => change({ spaceId })}
          error={errors.spaceId}
        />
        <div className={pair}>
          <DateTimeField
            label="From"
            value={request.startLocal}
            onValueChange={(startLocal) =>
              change({
                startLocal,
                endLocal: request.startLocal
                  ? endAfterMove(request.startLocal, startLocal, request.endLocal)
                  : request.endLocal,
              })
            }
            error={errors.startLocal}
            required
          />
          <DateTimeField
            label="To"
            value={request.endLocal}
            onValueChange={(endLocal) => change({ endLocal })}
            error={errors.endLocal}
            help={`By the clock there, ${zone}.`}
            required
          />
        </div>
        <TextField
          label="What is it for?"
          value={request.title}
          onValueChange={(title) => change({ title })}
          error={errors.title}
          maxLength={200}
          dir="auto"
          required
        />
        <div className={pair}>
          <TextField
            label="Your name"
            autoComplete="name"
            value={request.name}
            onValueChange={(name) => change({ name })}
            error={errors.name}
            maxLength={120}
            dir="auto"
            required
          />
          <TextField
            type="email"
            label="Your e-mail"
            autoComplete="email"
            value={request.email}
            onValueChange={(email) => change({ email })}
            error={errors.email}
            maxLength={254}
            required
          />
        </div>
        <NumberField
          label="How many people?"
          optional
          min={1}
          max={1_000_000}
          value={request.partySize}
          onValueChange={(partySize) => change({ partySize })}
          error={errors.partySize}
        />
        <CapacityNote
          partySize={request.partySize}
          space={venue.spaces.find(({ id }) => id === request.spaceId)}
        />
        <TextArea
          label="Anything to know?"
          optional
          rows={3}
          value={request.note}
          onValueChange={(note) => change({ note })}
          maxLength={2000}
          dir="auto"
        />
        <div className={trap} aria-hidden="true">
          <label>
            Leave this empty
            <input ref={hidden} type="text" name="website" tabIndex={-1} autoComplete="off" />
          </label>
        </div>
        {refusal && <InlineMessage tone="danger">{refusal}</InlineMessage>}
        <div>
          <Button type="submit" size="lg" icon={<Send />} loading={isBusy}>
            Ask for this time
          </Button>
        </div>
      </div>
    </Form>
  );
}
