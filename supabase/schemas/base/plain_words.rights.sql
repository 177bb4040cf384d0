-- Plain words: grants.

-- Whoever writes a row also writes the words it is found by, which the database makes.
grant execute on function private.plain_words(text), private.search_words(text), private.word_patterns(text) to authenticated, service_role;
