# Salle in a container: `docker build -t salle .`; see docs/operating.md.
# It writes to /tmp (a film while it is made) and, without a REDIS_URL, to /data (the private
# Valkey); everything else may be read-only.

# This stage has a compiler, for what the computers think with, and a shell. The image has neither.
FROM python:3.11 AS build
WORKDIR /build
COPY requirements.lock ./
# Two packages come as sources: they are built with the image's own setuptools, and nothing that
# has no hash in the lock is fetched.
RUN pip install --no-cache-dir --disable-pip-version-check --no-build-isolation --no-compile \
        --require-hashes --prefix=/packages --requirement requirements.lock
COPY requirements-native.lock ./
RUN pip install --no-cache-dir --disable-pip-version-check \
        --require-hashes --requirement requirements-native.lock
COPY engines salle/engines
RUN cd salle && python -m engines.native_build
COPY bot salle/bot
COPY renderers salle/renderers
COPY storage salle/storage
COPY tests/image/root.py ./
RUN python root.py /packages salle /image && install --directory --mode=700 /owned/data

# Python, the packages, Salle, and the libraries that they load: `make image-check` shows all of it.
FROM scratch
COPY --from=build /image /
COPY --from=build --chown=10001:10001 /owned /
WORKDIR /salle
USER 10001:10001
ENV PATH=/usr/local/bin \
    PYTHONDONTWRITEBYTECODE=1 \
    PYTHONUNBUFFERED=1 \
    SSL_CERT_FILE=/etc/ssl/certs/ca-certificates.crt \
    SALLE_DATA=/data \
    SALLE_HOST=0.0.0.0 \
    SALLE_PORT=8080
VOLUME /data
EXPOSE 8080
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=5s --start-period=30s --retries=3 \
    CMD ["python", "-c", "import os, urllib.request; urllib.request.urlopen('http://127.0.0.1:' + os.environ['SALLE_PORT'] + '/healthz', timeout=4)"]
ENTRYPOINT ["python", "-m", "bot"]
