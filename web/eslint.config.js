// What the linter asks of the browser client.
import js from '@eslint/js';
import svelte from 'eslint-plugin-svelte';
import ts from 'typescript-eslint';
import svelteConfig from './svelte.config.js';

export default ts.config(
  { ignores: ['node_modules', 'src/**/protocol.ts'] },
  js.configs.recommended,
  ts.configs.recommendedTypeChecked,
  ts.configs.stylisticTypeChecked,
  svelte.configs.recommended,
  svelte.configs.prettier,
  {
    languageOptions: {
      parserOptions: { projectService: true, extraFileExtensions: ['.svelte'] },
    },
  },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
  },
  {
    rules: {
      'no-undef': 'off', // TypeScript knows better
      'no-proto': 'error', // what arrives as data never reaches a prototype
      'no-extend-native': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/prefer-nullish-coalescing': [
        'error',
        { ignorePrimitives: true, ignoreConditionalTests: true },
      ],
      '@typescript-eslint/only-throw-error': 'off', // what the server refuses is thrown as its own message
    },
  },
  {
    // Here the linter cannot see the types of events and of other components; svelte-check can.
    files: ['**/*.svelte'],
    rules: Object.fromEntries(
      ['argument', 'assignment', 'call', 'member-access', 'return'].map((kind) => [
        `@typescript-eslint/no-unsafe-${kind}`,
        'off',
      ]),
    ),
  },
  {
    files: ['tests/**'],
    rules: {
      '@typescript-eslint/require-await': 'off', // what stands in for a server answers later, too
    },
  },
  { files: ['**/*.js'], extends: [ts.configs.disableTypeChecked] },
);
