-- Text with form: whose checks stand in tables' own rules.

grant execute on function private.is_safe_link(text), private.is_rich_text(jsonb, integer),
  private.rich_text_words(jsonb)
  to authenticated;
