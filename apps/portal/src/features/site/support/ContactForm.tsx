import { supportCopy } from "@jubilee/core/site/support.copy";
import { contactLimits, isSupportTopic, supportTopics } from "@jubilee/core/site/support.rules";
import type { ContactForm as Form, ContactReceipt } from "@jubilee/core/site/support.types";
import { Button } from "@jubilee/ui/button";
import { InlineMessage } from "@jubilee/ui/inline-message";
import { Select } from "@jubilee/ui/select";
import { TextArea } from "@jubilee/ui/text-area";
import { TextField } from "@jubilee/ui/text-field";
import { Send } from "lucide-react";
import { fields, pair, trap } from "./Support.css.ts";
import { useContactForm } from "./useContactForm.ts";

const topics = supportTopics.map((value) => ({ value, label: supportCopy.topics[value] }));

export interface ContactFormProps {
  onSent: (receipt: ContactReceipt, form: Form) => void;
}

/** Writes to the operator; for visitors and for who is signed in. */
export function ContactForm({ onSent }: ContactFormProps) {
  const { form, errors, refusal, isBusy, change, submit } = useContactForm(onSent);
  return (
    <form className={fields} onSubmit={submit} noValidate aria-label="Write to us">
      <div className={pair}>
        <TextField
          label="Your name"
          name="name"
          autoComplete="name"
          value={form.name}
          error={errors.name}
          onValueChange={(name) => change({ name })}
        />
        <TextField
          label="E-mail"
          name="email"
          type="email"
          autoComplete="email"
          value={form.email}
          error={errors.email}
          onValueChange={(email) => change({ email })}
        />
      </div>
      <Select
        label="What is it about?"
        name="topic"
        options={topics}
        value={form.topic}
        onValueChange={(topic) => {
          if (isSupportTopic(topic)) change({ topic });
        }}
      />
      <TextField
        label="In a few words"
        name="subject"
        maxLength={contactLimits.subject}
        value={form.subject}
        error={errors.subject}
        onValueChange={(subject) => change({ subject })}
      />
      <TextArea
        label="Your message"
        name="message"
        rows={6}
        maxLength={contactLimits.message}
        help="What you did, what you expected and what happened. Never send a password."
        value={form.message}
        error={errors.message}
        onValueChange={(message) => change({ message })}
      />
      <div className={trap} aria-hidden="true">
        <label>
          Leave this empty
          <input type="text" name="website" tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      {refusal && <InlineMessage tone="danger">{refusal}</InlineMessage>}
      <div>
        <Button type="submit" size="lg" icon={<Send />} loading={isBusy}>
          Send
        </Button>
      </div>
    </form>
  );
}
