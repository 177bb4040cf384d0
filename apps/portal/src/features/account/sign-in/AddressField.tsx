import { TextField } from "@jubilee/ui/text-field";

interface AddressFieldProps {
  error: string | undefined;
  /** What stands in it before anybody types. */
  known?: string | undefined;
}

/** The e-mail address by which somebody signs in. */
export function AddressField({ error, known }: AddressFieldProps) {
  return (
    <TextField
      label="E-mail"
      name="email"
      error={error}
      defaultValue={known}
      inputMode="email"
      autoCapitalize="none"
      spellCheck={false}
      autoComplete="username"
      required
    />
  );
}
