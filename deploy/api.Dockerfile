# The API alone: docker build -f deploy/api.Dockerfile -t parinda-api .
# syntax needs BuildKit, which every Docker since 23 uses by itself.
FROM node:24-slim AS packages
RUN npm install --global pnpm@12
WORKDIR /shop
ENV CI=true
COPY . .
# --build-arg TRACING=1 adds OpenTelemetry.
ARG TRACING
# What it needs to run, exactly as the lockfile says.
RUN --mount=type=cache,target=/root/.local/share/pnpm/store \
  pnpm install --frozen-lockfile --prod --filter "@parinda/api..." ${TRACING:+--filter @parinda/tracing}

FROM node:24-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000
WORKDIR /shop
# It runs from its sources: Node reads TypeScript.
COPY --from=packages /shop/node_modules node_modules
COPY --from=packages /shop/packages packages
COPY --from=packages /shop/contracts/openapi.yaml contracts/openapi.yaml
COPY --from=packages /shop/apps/api apps/api
# The volume of imported pictures gets this owner.
RUN install -d -o node /pictures
USER node
EXPOSE 3000
# Asks the database too.
HEALTHCHECK --interval=15s --timeout=5s --start-period=30s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/health/ready').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "apps/api/src/server.ts"]
