# The storefront alone: docker build -f deploy/storefront.Dockerfile -t parinda-storefront .
FROM node:24-slim AS sources
RUN npm install --global pnpm@12
WORKDIR /shop
ENV CI=true
COPY . .

FROM sources AS build
RUN --mount=type=cache,target=/root/.local/share/pnpm/store \
  pnpm install --frozen-lockfile --filter "@parinda/storefront..."
# Of the other packages nothing is installed, nor to be.
RUN pnpm --config.verify-deps-before-run=false --filter @parinda/storefront build

FROM sources AS packages
# The build contains all packages of the two excluded ones.
# --build-arg TRACING=1 adds OpenTelemetry.
ARG TRACING
RUN --mount=type=cache,target=/root/.local/share/pnpm/store \
  pnpm install --frozen-lockfile --prod --filter "@parinda/storefront..." \
  --filter '!@parinda/api-client' --filter '!@parinda/ui' ${TRACING:+--filter @parinda/tracing}

FROM node:24-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000
WORKDIR /shop
# The server runs from its sources (Node reads TypeScript) and sends what was built.
COPY --from=packages /shop/node_modules node_modules
COPY --from=packages /shop/packages packages
COPY --from=packages /shop/apps/storefront apps/storefront
COPY --from=build /shop/apps/storefront/dist apps/storefront/dist
# The volume of imported pictures gets this owner.
RUN install -d -o node /pictures
USER node
EXPOSE 3000
# Answers while the API is away as well: a restart would not bring that back.
HEALTHCHECK --interval=15s --timeout=5s --start-period=10s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/health/live').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "apps/storefront/server/main.ts"]
