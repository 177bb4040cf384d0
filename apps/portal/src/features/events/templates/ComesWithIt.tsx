import { builtInEventTypes } from "@jubilee/core/events/event-types.rules";
import type { EventTemplate } from "@jubilee/core/events/templates.types";
import { timingWords } from "@jubilee/core/mailing/campaign-timing.rules";
import { sequence } from "@jubilee/core/mailing/sequence.copy";
import { Card } from "@jubilee/ui/card";
import { DescriptionList } from "@jubilee/ui/description-list";
import { Text } from "@jubilee/ui/text";
import * as css from "./Template.css.ts";

/** What an event made from a template has and is offered beside its programme, each as it is. */
export function ComesWithIt({ template }: { template: EventTemplate }) {
  const type = builtInEventTypes.find(({ id }) => id === template.eventTypeId);
  return (
    <div className={css.cards}>
      <Card title="A page to answer on" level={3} fill>
        <Text>
          With this cover and the first words. It stays a draft until you publish it; what you have
          to say besides, you add.
        </Text>
      </Card>
      <Card title="What every guest is asked" level={3} fill>
        <Text>
          Whether they come, and who comes along. A meal, a size, a song: you add what else you want
          to know as questions.
        </Text>
      </Card>
      <Card title="Mails around the day" level={3} fill>
        <ul className={css.lines}>
          {sequence.map(({ id, subject, timing }) => (
            <li key={id} className={css.mail}>
              <span>{`“${subject}”`}</span>
              <span className={css.mailWhen}>{timingWords(timing)}</span>
            </li>
          ))}
        </ul>
      </Card>
      {type && (
        <Card title="Words of its own" level={3} fill>
          <DescriptionList
            look="lines"
            items={[
              { term: "Somebody who comes", detail: type.memberTerm },
              { term: "People who belong together", detail: type.groupTerm },
              { term: "Kind of event", detail: type.name },
            ]}
          />
        </Card>
      )}
    </div>
  );
}
