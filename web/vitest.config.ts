// The tests' own configuration: who only builds the client needs no tool for tests.
import { defineConfig, mergeConfig } from 'vitest/config';
import build from './vite.config.ts';

export default mergeConfig(
  build,
  defineConfig({
    resolve: { conditions: ['browser'] },
    test: {
      environment: 'happy-dom',
      pool: 'vmThreads',
      include: ['tests/**/*.test.ts'],
      setupFiles: ['tests/setup.ts'],
      testTimeout: 30_000, // milliseconds; a machine may be busy
    },
  }),
);
